import { describe, expect, it } from 'vitest';
import { savedScreensContract } from '@/lib/contracts/research/saved-screens';
import { visitor } from '@/tests/support/api/api';
import { kinds, registerMember, type Member } from '@/tests/support/database/factories';

const cheap = { name: 'Cheap', query: 'pe-ratio-max=15' };
const large = { name: 'Large', query: 'market-cap-min=100b' };

const acts = ({ from, token: bearer }: Member) => ({
  list: () => from.ask(savedScreensContract.list, { bearer }),
  save: (...screens: { name: string; query: string }[]) =>
    from.ask(savedScreensContract.save, { body: { screens }, bearer }),
  remove: (name: string) => from.ask(savedScreensContract.remove, { query: { name }, bearer }),
});
const names = ({ answer }: Awaited<ReturnType<ReturnType<typeof acts>['list']>>) =>
  answer.items.map(({ name }) => name);

describe('saved screens of an account', () => {
  it.each(kinds)('of a %s are saved, replaced by name, listed by name and deleted', async (kind) => {
    const { list, save, remove } = acts(await registerMember({ kind }));
    expect(names(await list())).toEqual([]);
    expect(names(await save(large, cheap))).toEqual(['Cheap', 'Large']);
    const { answer } = await save({ name: ' Cheap ', query: 'pe-ratio-max=10' });
    expect(answer.items).toMatchObject([{ name: 'Cheap', query: 'pe-ratio-max=10' }, large]);
    expect(names(await remove('Cheap'))).toEqual(['Large']);
    // Deleting it again is not an error: another device may have deleted it.
    expect(names(await remove('Cheap'))).toEqual(['Large']);
    expect(names(await list())).toEqual(['Large']);
  });

  it('are private, and need an account', async () => {
    const [ann, bob] = [await registerMember(), await registerMember()];
    await acts(ann).save(cheap);
    await acts(bob).remove('Cheap');
    expect(names(await acts(bob).list())).toEqual([]);
    expect(names(await acts(ann).list())).toEqual(['Cheap']);
    expect((await visitor().ask(savedScreensContract.list, {})).status).toBe(401);
  });

  it('are at most twenty, also when two devices save at once; a refused request saves nothing', async () => {
    const { list, save } = acts(await registerMember());
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ ...cheap, name: `Screen ${from + index}` }));
    await save(...many(0, 18));
    const replies = await Promise.all([save(...many(18, 20)), save(...many(20, 22))]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(names(await list())).toHaveLength(20);
    expect((await save(large)).refusal.message).toBe('You can save up to 20 screens. Remove one first.');
    expect((await save({ ...cheap, name: 'Screen 3' })).status).toBe(200);
  });

  it.each([
    [{ name: ' ', query: '' }, 'name'],
    [{ name: 'x'.repeat(61), query: '' }, 'name'],
    [{ name: 'Elsewhere', query: 'https://evil.example' }, 'query'],
    [{ name: 'No number', query: 'pe-ratio-max=abc' }, 'query'],
    [{ name: 'Long', query: `sector=${'a'.repeat(2_000)}` }, 'query'],
  ])('%j is refused with its field', async (screen, field) => {
    const { status, refusal } = await acts(await registerMember()).save(screen);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {}).join()).toContain(field);
  });
});
