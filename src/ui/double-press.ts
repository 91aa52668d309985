/**
 * A double press is one press of what lay there at the first: who clicks twice on a button means that button. Where something
 * else lies under the pointer by then (the page behind a dialog that has opened, the row that moved up, a button that came),
 * or what the first press has opened would be closed by the second, that one is not heard, nor any that follows as quickly.
 * It counts on the whole page from the first import on; keys and what programs press are no concern of it.
 */
let last: Readonly<{ thing: Element | null; time: number; x: number; y: number }> | undefined;
let isByMouse = true;
let isStray = false;

/** A finger's presses are counted here. So are those of a mouse for what opens when it goes down; the rest is told below. */
function beginByPointer(event: PointerEvent): void {
  isByMouse = event.pointerType === 'mouse';
  isStray = isSoonAndNear(event) && isAstray(thingOf(event));
  unheard(event);
  if (isByMouse) isStray = false;
  else note(event);
}

/** A mouse has its clicks counted by the system, as quick and as near as that is told to take for a double click. */
function beginByMouse(event: MouseEvent): void {
  // The mouse that a browser makes of a finger comes after it.
  if (isByMouse) {
    isStray = event.detail > 1 && isAstray(thingOf(event));
    note(event);
  }
  unheard(event);
}

function note(event: MouseEvent): void {
  const thing = isStray && last ? last.thing : thingOf(event);
  last = { thing, time: event.timeStamp, x: event.clientX, y: event.clientY };
}

function isAstray(thing: Element | null): boolean {
  return thing !== last?.thing || thing?.matches(OPEN) === true;
}

function isSoonAndNear(event: PointerEvent): boolean {
  const { timeStamp, clientX, clientY, pointerType } = event;
  const soon = thingOf(event)?.matches(PRESSABLE) === true ? SOON_MS : SOON_ASIDE_MS;
  if (!last || timeStamp - last.time > soon) return false;
  return Math.hypot(clientX - last.x, clientY - last.y) < (pointerType === 'mouse' ? MOUSE_PX : FINGER_PX);
}

function thingOf({ target }: Event): Element | null {
  return target instanceof Element ? (target.closest(PRESSABLE) ?? target) : null;
}

function unheard(event: Event): void {
  // Enter and Space press without a pointer, programs without a person.
  const isByKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
  if (!isStray || isByKey || !event.isTrusted) return;
  event.stopImmediatePropagation();
  if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
}

addEventListener('pointerdown', beginByPointer, { capture: true });
addEventListener('mousedown', beginByMouse, { capture: true });
for (const type of ['touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'])
  addEventListener(type, unheard, { capture: true, passive: type.startsWith('touch') });

const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"]';
/** What was opened from it stands. */
const OPEN = '[aria-haspopup][aria-expanded="true"]';
/** As Android counts taps. */
const SOON_MS = 300;
/** Where nothing is pressed but what was opened is put away: slow hands take up to half a second between two taps. */
const SOON_ASIDE_MS = 500;
const MOUSE_PX = 6;
const FINGER_PX = 24;
