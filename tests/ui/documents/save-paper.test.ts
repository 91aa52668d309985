import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paperFiles } from '#ui/documents/save-paper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a paper whose code never loads is refused with a message', async () => {
  const { save } = paperFiles<string>(() => new Promise(() => {}));
  const refused = expect(save('INV-2024-014.pdf', 'INV-2024-014')).rejects.toThrow('could not be fetched');
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
});
