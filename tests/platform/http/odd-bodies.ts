import { gzipSync } from 'node:zlib';

export type OddBody = {
  name: string;
  headers: Record<string, string>;
  raw: string | Uint8Array<ArrayBuffer> | undefined;
  status: number;
};

const json = { 'Content-Type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const gzip = new Uint8Array(gzipSync('{}'));

/** Bodies that no endpoint accepts, each with the status that an endpoint that reads a body returns. */
export const oddBodies: OddBody[] = [
  { name: 'no body', headers: {}, raw: undefined, status: 415 },
  { name: 'an empty body', headers: json, raw: '', status: 400 },
  { name: 'a list', headers: json, raw: '[]', status: 400 },
  { name: 'a number', headers: json, raw: '5', status: 400 },
  { name: 'a text', headers: json, raw: '"x"', status: 400 },
  { name: 'null', headers: json, raw: 'null', status: 400 },
  { name: 'true', headers: json, raw: 'true', status: 400 },
  { name: 'broken JSON', headers: json, raw: '{bad', status: 400 },
  { name: 'two JSON values', headers: json, raw: '{}{}', status: 400 },
  { name: 'a byte order mark', headers: json, raw: '\ufeff[]', status: 400 },
  { name: 'bytes that are not UTF-8', headers: json, raw: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), status: 400 },
  { name: 'text/plain', headers: { 'Content-Type': 'text/plain' }, raw: '{}', status: 415 },
  {
    name: 'a form',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    raw: 'email=a&password=b',
    status: 415,
  },
  {
    name: 'a form of parts',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    raw: '--x--',
    status: 415,
  },
  { name: 'gzip', headers: { ...json, 'Content-Encoding': 'gzip' }, raw: gzip, status: 415 },
  { name: 'gzip that is not said', headers: json, raw: gzip, status: 400 },
  { name: 'another charset', headers: { 'Content-Type': 'application/json; charset=foo' }, raw: '{}', status: 415 },
  { name: 'UTF-16', headers: { 'Content-Type': 'application/json; charset=utf-16' }, raw: '{}', status: 415 },
  { name: 'a type that begins like ours', headers: { 'Content-Type': 'application/jsonp' }, raw: '{}', status: 415 },
  { name: '100 KB and a byte', headers: json, raw: `"${'x'.repeat(100 * 1024 - 1)}"`, status: 413 },
  { name: '5 MB', headers: json, raw: `{"x":"${'x'.repeat(5_000_000)}"}`, status: 413 },
  { name: '300,000 levels', headers: json, raw: deep(300_000), status: 413 },
  { name: '50,000 levels', headers: json, raw: deep(50_000), status: 400 },
  { name: '21 levels', headers: json, raw: `{"x":${deep(20)}}`, status: 400 },
  {
    name: '1,001 keys',
    headers: json,
    raw: JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`k${n}`, n]))),
    status: 400,
  },
  { name: 'a list of 20,000', headers: json, raw: `{"x":[${'1,'.repeat(19_999)}1]}`, status: 400 },
  { name: 'a text of 20,001 characters', headers: json, raw: JSON.stringify({ x: 'x'.repeat(20_001) }), status: 400 },
  { name: '__proto__', headers: json, raw: '{"__proto__":{"polluted":1}}', status: 400 },
  { name: 'constructor', headers: json, raw: '{"constructor":{"prototype":{"polluted":1}}}', status: 400 },
  { name: 'prototype, nested', headers: json, raw: '{"a":[{"b":{"prototype":1}}]}', status: 400 },
  { name: 'NUL in a value', headers: json, raw: '{"x":"a\\u0000b"}', status: 400 },
  { name: 'NUL in a name', headers: json, raw: '{"a\\u0000b":1}', status: 400 },
  { name: 'half a character', headers: json, raw: '{"x":"\\ud800"}', status: 400 },
];
