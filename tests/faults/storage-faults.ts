/**
 * Injects storage faults at IndexedDB's own objects, below all of our code and Dexie, so that the real code paths run.
 * A storage call is opening a transaction, or making a request in one. Each call is counted, and one of them gets the
 * fault.
 */
export const KINDS = [
  'a request is refused',
  'a request fails inside',
  'a request finds the device full',
  'the transaction is aborted',
  'the device is full on commit',
  'the connection is closed',
  'the browser takes the connection away',
  'another context deletes the database',
] as const;

export type Kind = (typeof KINDS)[number];

/** The number of storage calls, and whether one of them got the fault. */
export type Outcome = { readonly calls: number; readonly wasHit: boolean };

/**
 * Injects a fault at the `at`-th call from now, counting from 1 (0: none); with `isLasting` also at every later call. With
 * `inWrites`, only the calls of transactions that write are counted: a screen may read at any moment.
 */
export function injectFault(
  at: number,
  kind: Kind,
  { isLasting = false, inWrites = false } = {},
): { end: () => Outcome } {
  const here = { at, kind, isLasting, inWrites, calls: 0, wasHit: false };
  current = here;
  return {
    end() {
      current = undefined;
      return here;
    },
  };
}

/** The number of faults so far in this test file. */
export function faultsSoFar(): number {
  return faultCount;
}

/** Ends a fault that a failed test left active. */
export function endFault(): void {
  current = undefined;
}

let faultCount = 0;
let closeFired = Promise.resolve();
let current:
  | { at: number; kind: Kind; isLasting: boolean; inWrites: boolean; calls: number; wasHit: boolean }
  | undefined;

/** Counts a call in a transaction of this mode and returns the fault that it gets, if any. */
function nextFault(mode: IDBTransactionMode = 'readonly'): Kind | undefined {
  if (!current || (current.inWrites && mode === 'readonly')) return undefined;
  current.calls++;
  const isHit = current.calls === current.at || (current.isLasting && current.at > 0 && current.calls > current.at);
  if (!isHit) return undefined;
  current.wasHit = true;
  faultCount++;
  return current.kind;
}

/** Some methods call others internally: do not count those calls. */
function uncounted<T>(call: () => T): T {
  const counted = current;
  current = undefined;
  try {
    return call();
  } finally {
    current = counted;
  }
}

function openWithFault(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>): IDBTransaction {
  // fake-indexeddb also opens its upgrade transaction through this method.
  const asks = (asked[1] as string) === 'versionchange' ? undefined : nextFault(asked[1]);
  const kind = asks && withoutCommit(asks, asked[1]);
  switch (kind) {
    case 'a request is refused':
    case 'a request fails inside':
    case 'a request finds the device full':
      throw errorOf(kind);
    case 'the connection is closed':
      this.close();
      break;
    case 'the browser takes the connection away':
      takeAway(this);
      break;
    case 'another context deletes the database':
      indexedDB.deleteDatabase(this.name);
      break;
    case 'the transaction is aborted':
    case 'the device is full on commit':
    case undefined:
  }
  const transaction = originals.transaction.apply(this, asked);
  remember(transaction);
  if (kind === 'the transaction is aborted') abort(transaction);
  if (kind === 'the device is full on commit') abort(transaction, errorOf(kind));
  return transaction;
}

/** A transaction that only reads commits nothing: its request fails instead. */
function withoutCommit(kind: Kind, mode: IDBTransactionMode = 'readonly'): Kind {
  return kind === 'the device is full on commit' && mode === 'readonly' ? 'a request finds the device full' : kind;
}

/** `ask` makes the request. If it must fail, `standIn` makes a request instead that changes nothing. */
function requestWithFault(asks: Kind, transaction: IDBTransaction, ask: () => IDBRequest, standIn = ask): IDBRequest {
  const kind = withoutCommit(asks, transaction.mode);
  switch (kind) {
    case 'a request is refused':
    case 'a request fails inside':
    case 'a request finds the device full': {
      const request = standIn();
      onceAnswered(request, (event) => {
        event.stopImmediatePropagation();
        fail(request, transaction, errorOf(kind));
      });
      return request;
    }
    case 'the transaction is aborted': {
      const request = ask();
      abort(transaction);
      return request;
    }
    case 'the device is full on commit': {
      const request = ask();
      // As in browsers: the request succeeds, and then the commit fails.
      onceAnswered(request, () => abort(transaction, errorOf(kind)));
      return request;
    }
    case 'the connection is closed':
      transaction.db.close();
      return ask();
    case 'the browser takes the connection away': {
      const request = ask();
      takeAway(transaction.db);
      return request;
    }
    case 'another context deletes the database':
      indexedDB.deleteDatabase(transaction.db.name);
      return ask();
  }
}

function onceAnswered(request: IDBRequest, tell: (event: Event) => void): void {
  let isAnswered = false;
  // In the capture phase, so that it runs before the listeners of the code under test.
  const listen = (event: Event) => {
    if (isAnswered) return;
    isAnswered = true;
    tell(event);
  };
  request.addEventListener('success', listen, { capture: true });
}

/** Fires an error event at a request. Unless a listener prevents the default, the transaction aborts. */
function fail(request: IDBRequest, transaction: IDBTransaction, error: DOMException): void {
  Object.defineProperties(request, { error: { value: error }, result: { value: undefined } });
  const event = eventOf('error', [transaction.db, transaction]);
  if (request.dispatchEvent(event)) abort(transaction, error);
}

function abort(transaction: IDBTransaction, error?: DOMException): void {
  if (error) Object.defineProperty(transaction, 'error', { value: error });
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

/** Acts like a browser that clears its data: new transactions throw, open ones abort, then the close event fires. */
export function takeAway(db: IDBDatabase): void {
  db.close();
  for (const transaction of living.get(db) ?? []) abort(transaction);
  closeFired = new Promise((resolve) => {
    setTimeout(() => {
      db.dispatchEvent(eventOf('close', []));
      resolve();
    });
  });
}

/** Resolves when the close event of the last taken connection has fired. */
export function whenCloseFired(): Promise<void> {
  return closeFired;
}

function remember(transaction: IDBTransaction): void {
  const all = living.get(transaction.db) ?? new Set();
  living.set(transaction.db, all.add(transaction));
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => all.delete(transaction));
}

/** An event as the engine fires it. fake-indexeddb needs its propagation path as a property. */
function eventOf(type: string, path: readonly EventTarget[]): Event {
  const event = new IDBVersionChangeEvent(type, { bubbles: type === 'error', cancelable: type === 'error' });
  if ('eventPath' in event)
    Object.assign(event, { bubbles: type === 'error', cancelable: type === 'error', eventPath: [...path] });
  return event;
}

function errorOf(kind: keyof typeof ERRORS): DOMException {
  return new DOMException(...ERRORS[kind]);
}

/** In the browsers' wording. */
const ERRORS = {
  'a request is refused': ['Key already exists in the object store.', 'ConstraintError'],
  'a request fails inside': ['Internal error.', 'UnknownError'],
  'a request finds the device full': ['Encountered full disk while writing.', 'QuotaExceededError'],
  'the device is full on commit': ['Encountered full disk while committing.', 'QuotaExceededError'],
} as const satisfies Partial<Record<Kind, readonly [string, string]>>;

type Call = (this: unknown, ...asked: never[]) => unknown;

/** Wraps a method that makes requests in a transaction. */
function wrap<Source>(
  prototype: Source & object,
  name: string,
  transactionOf: (source: Source) => IDBTransaction | null,
  callWithFault: (source: Source, kind: Kind, call: () => unknown) => unknown,
): void {
  const original = Reflect.get(prototype, name) as Call;
  Reflect.set(prototype, name, function wrapped(this: Source, ...asked: never[]) {
    const kind = nextFault(transactionOf(this)?.mode);
    const call = () => original.apply(this, asked);
    return uncounted(() => (kind ? callWithFault(this, kind, call) : call()));
  });
}

const living = new WeakMap<IDBDatabase, Set<IDBTransaction>>();
const ofStore = (store: IDBObjectStore) => store.transaction;
const ofIndex = (index: IDBIndex) => index.objectStore.transaction;
const originals = { transaction: IDBDatabase.prototype.transaction, count: IDBObjectStore.prototype.count };
IDBDatabase.prototype.transaction = openWithFault;
const READS = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
for (const name of READS) {
  wrap(IDBObjectStore.prototype, name, ofStore, (store, kind, call) =>
    requestWithFault(kind, ofStore(store), call as () => IDBRequest),
  );
  wrap(IDBIndex.prototype, name, ofIndex, (index, kind, call) =>
    requestWithFault(kind, ofIndex(index), call as () => IDBRequest),
  );
}
for (const name of ['add', 'put', 'delete', 'clear']) {
  wrap(IDBObjectStore.prototype, name, ofStore, (store, kind, call) =>
    requestWithFault(kind, ofStore(store), call as () => IDBRequest, () => originals.count.call(store)),
  );
}
for (const name of ['continue', 'continuePrimaryKey', 'advance']) {
  const ofCursor = (cursor: IDBCursor) => cursor.request.transaction;
  wrap(IDBCursor.prototype, name, ofCursor, (cursor, kind, call) => {
    const transaction = ofCursor(cursor);
    if (!transaction) throw new TypeError('A cursor moves in a transaction.');
    requestWithFault(kind, transaction, () => {
      call();
      return cursor.request;
    });
  });
}
