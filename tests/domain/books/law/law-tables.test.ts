import { expect, it } from 'vitest';
import { LAW_TABLES } from '#domain/books/law/law-tables.ts';

it('every dated row says its rule and its source, and none stands twice', () => {
  for (const { name, rows } of LAW_TABLES) {
    expect(rows.length, name).toBeGreaterThan(0);
    expect(new Set(rows.map(({ from, says }) => from + says)).size, name).toBe(rows.length);
    for (const { says, source } of rows) {
      expect(says, name).not.toBe('');
      expect(source, name).toMatch(/Notification|Act|Rules|GSTN|GST portal|CBIC/);
    }
  }
});

it('the days that notifications moved stand in the table of due days', () => {
  const { rows = [] } = LAW_TABLES.find(({ name }) => name === 'Due days of monthly returns') ?? {};
  const says = rows.map((row) => row.says);
  expect(says).toContain('GSTR-3B of September 2025 on 25 Oct 2025');
  expect(says).toContain('GSTR-3B of March 2026 on 21 Apr 2026');
});
