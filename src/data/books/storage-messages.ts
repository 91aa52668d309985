/** Messages where storage fails under open books; each ends in what to do. */
export const STORAGE_MESSAGES = {
  closed:
    'The browser closed this device’s storage, so nothing was changed. Copy what you typed, then reload the page; what was saved before is kept.',
  slow: 'The browser is still opening the books, so nothing was changed. What was saved is safe: keep the page open, wait a little, then try again.',
  unreadable:
    'The browser no longer lets this page read the books. Reload the page; if they are gone, restore them from a copy.',
};

/** Messages about books that cannot be opened, or can no longer be written. */
export const OPENING_MESSAGES = {
  missing:
    'These books are not on this device. They were deleted, or the browser has removed them. Restore them from a copy.',
  newer:
    'These books were opened with a newer version of Tarazu, and this older one leaves them alone. Reload the page to get the newer one; without a connection, connect first.',
  refused:
    'The browser does not let this page open the books in this device’s storage. They were not changed. Close other tabs of Tarazu and reload the page; if that does not help, restart the browser.',
  unmoved:
    'The books could not be moved to this version of Tarazu, and are as they were. Reload the page to try again; if that does not help, free some space on the device.',
  exists: 'There are books of that name already. They were not changed. Choose another name.',
  outdated:
    'Tarazu was updated in another tab, so this tab no longer writes, and nothing was changed. Copy what you typed, then reload the page.',
};

/** The message while books are being opened and another tab holds an older version of them. */
export const BLOCKED_MESSAGE =
  'Another tab has these books open in an older version of Tarazu. Close it, or reload it there; then they open here.';
