/**
 * Ignores the second click of a double click if it would hit something other than the first did (the page behind a
 * dialog that opened, the row that moved up, a button that appeared), or would close what the first opened; and any
 * further click that follows as quickly. Touch is timed here; for a mouse we trust `event.detail`.
 *
 * Importing this file starts it for the whole page. Clicks by key or by script are never ignored.
 */
let last: Readonly<{ thing: Element | null; time: number; x: number; y: number }> | undefined;
let isByMouse = true;
let isStray = false;

/** Counts touches. A mouse press is checked here too, for what opens on pointerdown; its clicks are counted below. */
function beginByPointer(event: PointerEvent): void {
  isByMouse = event.pointerType === 'mouse';
  isStray = isSoonAndNear(event) && missesTarget(thingOf(event));
  dropIfStray(event);
  if (isByMouse) isStray = false;
  else note(event);
}

/** The system counts mouse clicks, with the user's own settings for the speed and distance of a double click. */
function beginByMouse(event: MouseEvent): void {
  // Skips the mouse events that a browser sends after a touch.
  if (isByMouse) {
    isStray = event.detail > 1 && missesTarget(thingOf(event));
    note(event);
  }
  dropIfStray(event);
}

function note(event: MouseEvent): void {
  const thing = isStray && last ? last.thing : thingOf(event);
  last = { thing, time: event.timeStamp, x: event.clientX, y: event.clientY };
}

/** Whether the press hits something other than the last one did, or would close what that has opened. */
function missesTarget(thing: Element | null): boolean {
  return thing !== last?.thing || thing?.matches(OPEN) === true;
}

function isSoonAndNear(event: PointerEvent): boolean {
  const { timeStamp, clientX, clientY, pointerType } = event;
  const isMouse = pointerType === 'mouse';
  const isTap = !isMouse && thingOf(event)?.matches(PRESSABLE) === true;
  if (!last || timeStamp - last.time > (isTap ? TAP_MS : SLOW_MS)) return false;
  return Math.hypot(clientX - last.x, clientY - last.y) < (isMouse ? MOUSE_PX : FINGER_PX);
}

function thingOf({ target }: Event): Element | null {
  return target instanceof Element ? (target.closest(PRESSABLE) ?? target) : null;
}

function dropIfStray(event: Event): void {
  // Enter and Space send a click without a pointer; a script sends one that is not trusted.
  const isByKey = event instanceof MouseEvent && event.type === 'click' && event.detail === 0;
  if (!isStray || isByKey || !event.isTrusted) return;
  event.stopImmediatePropagation();
  if (event.type === 'mousedown' || event.type === 'click') event.preventDefault();
}

addEventListener('pointerdown', beginByPointer, { capture: true });
addEventListener('mousedown', beginByMouse, { capture: true });
for (const type of ['touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'])
  addEventListener(type, dropIfStray, { capture: true, passive: type.startsWith('touch') });

const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"]';
/** A button whose popup is open. */
const OPEN = '[aria-haspopup][aria-expanded="true"]';
/** Android's double-tap timeout. */
const TAP_MS = 300;
/** The usual time of a double click, and of two taps by slow hands outside of controls, where a tap only closes what is open. */
const SLOW_MS = 500;
const MOUSE_PX = 6;
const FINGER_PX = 24;
