import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { capChoices, filterLabels, filterCopy as copy, signChoices } from '@/lib/content/research/sector-filter';
import {
  numberFilters,
  numberOf,
  type FilterName,
  type NumberFilter,
  type SymbolFilter,
} from '@/lib/domain/research/symbol-filter';
import styles from './sector-filter.module.css';

type SectorFilterProps = { filter: SymbolFilter; onChange: (filter: SymbolFilter) => void };

/** Filters a sector's table while the reader types. Invalid numbers stay in their field and are ignored. */
export function SectorFilter({ filter, onChange }: SectorFilterProps) {
  const [typed, setTyped] = useState<Partial<Record<NumberFilter, string>>>({});

  const set = (name: FilterName, value: string | number | undefined) => {
    const { [name]: _, ...others } = filter;
    onChange(value === undefined || value === '' ? others : { ...others, [name]: value });
  };
  const type = (name: NumberFilter, text: string) => {
    setTyped({ ...typed, [name]: text });
    if (text.trim() === '' || numberOf(text) !== undefined) set(name, numberOf(text));
  };
  // Discards the typed text on blur unless it is invalid, so that the field shows the value from the URL.
  const leave = (name: NumberFilter) => {
    if (!isWrong(typed[name])) setTyped({ ...typed, [name]: undefined });
  };

  return (
    <div className={styles.filter} role="group" aria-label={copy.title}>
      {numberFilters.map((name) => (
        <TextField
          key={name}
          name={name}
          label={filterLabels[name]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed[name] ?? String(filter[name] ?? '')}
          error={isWrong(typed[name]) ? copy.wrong : undefined}
          onChange={(event) => type(name, event.target.value)}
          onBlur={() => leave(name)}
        />
      ))}
      <SelectField
        name="cash-flow"
        label={filterLabels['cash-flow']}
        options={signChoices}
        value={filter['cash-flow'] ?? ''}
        onChange={(event) => set('cash-flow', event.target.value)}
      />
      <SelectField
        name="cap"
        label={filterLabels.cap}
        options={capChoices}
        value={filter.cap ?? ''}
        onChange={(event) => set('cap', event.target.value)}
      />
      <Button
        weight="outline"
        onClick={() => {
          setTyped({});
          onChange({});
        }}
      >
        {copy.clear}
      </Button>
    </div>
  );
}

const isWrong = (text: string | undefined) => text !== undefined && text.trim() !== '' && numberOf(text) === undefined;
