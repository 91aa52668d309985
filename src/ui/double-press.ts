/**
 * A double press is one press of what lay there at the first: who clicks twice on a button means that button. Where something
 * else lies under the pointer by then (the page behind a dialog that has opened, the row that moved up, a button that came),
 * or what the first press has opened would be closed by the second, that one is not heard, and none after it before a pause,
 * a key, or a look at another window. It counts on the whole page from the first import on; keys and what programs press are
 * no concern of it.
 */
type Press = Readonly<{ thing: Element | null; time: number; x: number; y: number }>;

let last: Press | undefined;
let isStray = false;

function begin(event: PointerEvent): void {
  if (!event.isTrusted) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const thing = event.target instanceof Element ? (event.target.closest(PRESSABLE) ?? event.target) : null;
  const furthest = event.pointerType === 'touch' ? FINGER_PX : MOUSE_PX;
  const isAgain = last !== undefined && time - last.time < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < furthest;
  isStray = isAgain && (thing !== last?.thing || thing?.matches(OPEN) === true);
  last = { thing: isStray && last ? last.thing : thing, time, x, y };
  unheard(event);
}

function forget(): void {
  last = undefined;
}

function unheard(event: Event): void {
  // Enter and Space press without a pointer, programs without a person.
  const isByKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
  if (!isStray || isByKey || !event.isTrusted) return;
  event.stopImmediatePropagation();
  if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
}

addEventListener('pointerdown', begin, { capture: true });
addEventListener('keydown', ({ isTrusted }) => isTrusted && forget(), { capture: true });
addEventListener('blur', forget);
for (const type of ['mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'])
  addEventListener(type, unheard, { capture: true, passive: type.startsWith('touch') });

const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"]';
/** What was opened from it stands. */
const OPEN = '[aria-haspopup][aria-expanded="true"]';
/** As desktops have it: how soon after the first press, and how near to it. */
const DOUBLE_MS = 500;
const MOUSE_PX = 6;
const FINGER_PX = 24;
