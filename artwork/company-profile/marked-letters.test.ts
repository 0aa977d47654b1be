import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silenceMarks } from './marked-letters.ts';

const MARK = '12.4 2.1 Td <01FC> Tj\n';
const LETTER = '-7.6 -2.1 Td <0068> Tj\n';
const span = (letters: string, glyphs: string) => `/Span<</ActualText <FEFF${letters}> >> BDC\n${glyphs}EMC`;

test('a mark is drawn and says nothing, its letter stands alone', () => {
  assert.equal(silenceMarks(span('06350651', MARK + LETTER)), `${span('', MARK)}\n${span('0635', LETTER)}`);
});

test('a ligature below a mark is named from left to right', () => {
  assert.match(silenceMarks(span('063306310651', MARK + LETTER)), /<FEFF06310633>/);
});

test('letters without a mark keep their names', () => {
  const ligature = span('06440627', LETTER);
  assert.equal(silenceMarks(ligature), ligature);
});
