import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['full', { getItem: () => null, setItem: refuse }],
  ['refused', { getItem: refuse, setItem: refuse }],
])(
  'a user who has seen the tour does not get it again on the same page, even if the storage is %s',
  async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { isTourSeen, markTourSeen } = await import('#app/frame/tour/tour-seen.ts');
    expect(isTourSeen()).toBe(false);
    markTourSeen();
    expect(isTourSeen()).toBe(true);
  },
);

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
