/**
 * Faults of storage, beneath everything of ours: the engine's own objects are wrapped, so that the real paths are taken.
 * A storage call is a transaction that is opened, or a request made in one; each is counted, and one of them is struck.
 */
export const KINDS = [
  'a request is refused',
  'a request fails inside',
  'a request finds the device full',
  'the transaction is aborted',
  'the device is full when all is to be kept',
  'the connection is closed',
  'the browser takes the connection away',
  'somebody wants the database deleted',
] as const;

export type Kind = (typeof KINDS)[number];

/** How many storage calls there were, and whether one of them was struck. */
export type Outcome = { readonly calls: number; readonly wasHit: boolean };

/** Strikes the `at`-th call from now on, counting from 1, or none where it is 0; with `isLasting` all from there on. */
export function strike(at: number, kind: Kind, { isLasting = false } = {}): { end: () => Outcome } {
  const here = { at, kind, isLasting, calls: 0, wasHit: false };
  current = here;
  return {
    end() {
      current = undefined;
      return here;
    },
  };
}

/** How many calls were struck so far by the tests of a file. */
export function struckSoFar(): number {
  return strikes;
}

/** Ends whatever strikes, as after a test that failed before it could. */
export function spare(): void {
  current = undefined;
}

let strikes = 0;
let told = Promise.resolve();
let current: { at: number; kind: Kind; isLasting: boolean; calls: number; wasHit: boolean } | undefined;

/** The kind that strikes this call, if one does. */
function blow(): Kind | undefined {
  if (!current) return undefined;
  current.calls++;
  const isHit = current.calls === current.at || (current.isLasting && current.at > 0 && current.calls > current.at);
  if (!isHit) return undefined;
  current.wasHit = true;
  strikes++;
  return current.kind;
}

/** An engine calls some of its methods by itself; what is made in a struck call is no call of ours. */
function unseen<T>(call: () => T): T {
  const counted = current;
  current = undefined;
  try {
    return call();
  } finally {
    current = counted;
  }
}

function strikeOpening(this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>): IDBTransaction {
  // The engine in memory opens that of an upgrade so, too.
  const kind = (asked[1] as string) === 'versionchange' ? undefined : blow();
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
    case 'somebody wants the database deleted':
      indexedDB.deleteDatabase(this.name);
      break;
    case 'the transaction is aborted':
    case 'the device is full when all is to be kept':
    case undefined:
  }
  const transaction = originals.transaction.apply(this, asked);
  remember(transaction);
  if (kind === 'the transaction is aborted') abort(transaction);
  if (kind === 'the device is full when all is to be kept') abort(transaction, errorOf(kind));
  return transaction;
}

/** `ask` makes the request; where it is to fail, `standIn` makes one in its place that changes nothing. */
function strikeRequest(kind: Kind, transaction: IDBTransaction, ask: () => IDBRequest, standIn = ask): IDBRequest {
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
    case 'the device is full when all is to be kept': {
      const request = ask();
      // As browsers tell it: the request was answered, and then the whole is not taken.
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
    case 'somebody wants the database deleted':
      indexedDB.deleteDatabase(transaction.db.name);
      return ask();
  }
}

function onceAnswered(request: IDBRequest, tell: (event: Event) => void): void {
  let isAnswered = false;
  // In the capturing phase it comes before whatever the asker listens with.
  const listen = (event: Event) => {
    if (isAnswered) return;
    isAnswered = true;
    tell(event);
  };
  request.addEventListener('success', listen, { capture: true });
}

/** Tells a request's asker of a failure, which, unless it is taken in hand, aborts the transaction. */
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
    // It has ended meanwhile.
  }
}

/** As where a browser clears its data or loses its storage: nothing new may begin, all is aborted, and then it says so. */
export function takeAway(db: IDBDatabase): void {
  db.close();
  for (const transaction of living.get(db) ?? []) abort(transaction);
  told = new Promise((resolve) => {
    setTimeout(() => {
      db.dispatchEvent(eventOf('close', []));
      resolve();
    });
  });
}

/** Resolves once all pages were told whose connection was taken away. */
export function whenTold(): Promise<void> {
  return told;
}

function remember(transaction: IDBTransaction): void {
  const all = living.get(transaction.db) ?? new Set();
  living.set(transaction.db, all.add(transaction));
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => all.delete(transaction));
}

/** An event as the engine makes them. The one in memory knows no other way of telling it where to go. */
function eventOf(type: string, path: readonly EventTarget[]): Event {
  const event = new IDBVersionChangeEvent(type, { bubbles: type === 'error', cancelable: type === 'error' });
  if ('eventPath' in event)
    Object.assign(event, { bubbles: type === 'error', cancelable: type === 'error', eventPath: [...path] });
  return event;
}

function errorOf(kind: keyof typeof ERRORS): DOMException {
  return new DOMException(...ERRORS[kind]);
}

/** As browsers word them. */
const ERRORS = {
  'a request is refused': ['Key already exists in the object store.', 'ConstraintError'],
  'a request fails inside': ['Internal error.', 'UnknownError'],
  'a request finds the device full': ['Encountered full disk while writing.', 'QuotaExceededError'],
  'the device is full when all is to be kept': ['Encountered full disk while committing.', 'QuotaExceededError'],
} as const satisfies Partial<Record<Kind, readonly [string, string]>>;

type Call = (this: unknown, ...asked: never[]) => unknown;

/** Wraps a method by which requests are made. */
function wrap<Source>(
  prototype: Source & object,
  name: string,
  struck: (source: Source, kind: Kind, call: () => unknown) => unknown,
): void {
  const original = Reflect.get(prototype, name) as Call;
  Reflect.set(prototype, name, function wrapped(this: Source, ...asked: never[]) {
    const kind = blow();
    const call = () => original.apply(this, asked);
    return unseen(() => (kind ? struck(this, kind, call) : call()));
  });
}

const living = new WeakMap<IDBDatabase, Set<IDBTransaction>>();
const originals = { transaction: IDBDatabase.prototype.transaction, count: IDBObjectStore.prototype.count };
IDBDatabase.prototype.transaction = strikeOpening;
const READS = ['get', 'getKey', 'getAll', 'getAllKeys', 'count', 'openCursor', 'openKeyCursor'];
for (const name of READS) {
  wrap(IDBObjectStore.prototype, name, (store, kind, call) =>
    strikeRequest(kind, store.transaction, call as () => IDBRequest),
  );
  wrap(IDBIndex.prototype, name, ({ objectStore }, kind, call) =>
    strikeRequest(kind, objectStore.transaction, call as () => IDBRequest),
  );
}
for (const name of ['add', 'put', 'delete', 'clear']) {
  wrap(IDBObjectStore.prototype, name, (store, kind, call) =>
    strikeRequest(kind, store.transaction, call as () => IDBRequest, () => originals.count.call(store)),
  );
}
for (const name of ['continue', 'continuePrimaryKey', 'advance']) {
  wrap(IDBCursor.prototype, name, ({ request }, kind, call) => {
    if (!request.transaction) throw new TypeError('A cursor moves in a transaction.');
    strikeRequest(kind, request.transaction, () => {
      call();
      return request;
    });
  });
}
