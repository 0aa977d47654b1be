import { endAtPress } from './end-at-press.ts';

/*
 * One dot lives through the site (decision:dot-between-pages). Every place where it may rest is marked; the one that has it
 * carries `data-holds`, which gives it the name that travels. Never two: a name used twice ends the whole transition. The
 * mark in the bar comes last, so that every page has a place.
 */
const PLACES = ['main', '[data-site-header]'].map((part) => `${part} :is([data-dot], [data-sun])`);
/** A dot inside a drawing cannot have a name; its place lies over it. */
const DRAWN_DOT = '[data-drawn-dot]';
/** How high the way curves: of its length, and at most, in CSS pixels. */
const RISE = { share: 0.2, most: 150, least: 10 };

/** The middle of the dot in the window, and its colour. */
interface Rest {
  x: number;
  y: number;
  color: string;
}

/** How it goes: up quickly, down slowly; between two pages it lies on the ground, and has its own colour there. */
const PAIR = '::view-transition-image-pair(dot)';
const GROUP = '::view-transition-group(dot)';
const UP = { share: 0.45, easing: 'cubic-bezier(0.35, 0, 0.5, 1)' };
const DOWN_EASING = 'cubic-bezier(0.45, 0, 0.25, 1)';
const OWN_COLOR_FROM = 0.13;

let left: Rest | undefined;
let reached: Rest | undefined;
let shown: IntersectionObserver | undefined;
/** Whether the browser itself has just moved to the page, by a swipe. */
let isDrawn = false;

const placesOfPage = () =>
  PLACES.flatMap((places) => Array.from(document.querySelectorAll<HTMLElement>(places)));
const drawnUnder = (place: HTMLElement) => place.parentElement?.querySelector(DRAWN_DOT);

function restAt(place: HTMLElement): Rest {
  const drawn = drawnUnder(place);
  const { left: x, top: y, width, height } = (drawn ?? place).getBoundingClientRect();
  const { backgroundColor, fill } = getComputedStyle(drawn ?? place);
  return { x: x + width / 2, y: y + height / 2, color: drawn ? fill : backgroundColor };
}

function isSeen(place: HTMLElement): boolean {
  const { x, y } = restAt(place);
  const bar = place.closest('[data-site-header]') ? 0 : 84;
  return (
    place.checkVisibility({ visibilityProperty: true }) &&
    x > 0 &&
    y > bar &&
    x < window.innerWidth &&
    y < window.innerHeight
  );
}

/** Puts a place over the dot that is drawn there. */
function lieOver(place: HTMLElement): void {
  const dot = drawnUnder(place)?.getBoundingClientRect();
  const origin = place.offsetParent?.getBoundingClientRect();
  if (dot === undefined || origin === undefined) return;
  place.style.left = `${dot.left - origin.left}px`;
  place.style.top = `${dot.top - origin.top}px`;
  place.style.width = `${dot.width}px`;
}

/** Gives the dot to the first place on the screen; there is always one. */
function hold(): HTMLElement | undefined {
  const places = placesOfPage();
  const holder = places.find(isSeen) ?? places.at(-1);
  for (const place of places) place.toggleAttribute('data-holds', place === holder);
  if (holder) lieOver(holder);
  return holder;
}

/**
 * Shows another page by a view transition, the dot on its way. `show` is done once the page is in the document, and told
 * whether the picture of the old one is held until then.
 */
export function travel(show: (isHeld: boolean) => Promise<void>): void {
  if (typeof document.startViewTransition !== 'function' || isDrawn) {
    void show(false);
    return;
  }
  const holder = hold();
  left = holder && restAt(holder);
  reached = undefined;
  const transition = document.startViewTransition(() => show(true));
  endAtPress(transition);
  transition.ready.then(rise, () => {});
}

/**
 * Curves the way of the dot and takes it from colour to colour. Animations of its own: a property of the root that says the
 * same would have the style of every element asked for again.
 */
function rise(): void {
  const root = document.documentElement;
  const group = root
    .getAnimations({ subtree: true })
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === GROUP);
  const duration = group?.effect?.getTiming().duration;
  if (left === undefined || reached === undefined || duration === undefined) return;
  const length = Math.hypot(reached.x - left.x, reached.y - left.y);
  // Never out of the window's upper edge.
  const height = Math.min(RISE.most, RISE.share * length, 0.17 * (reached.y + left.y));
  const translate = `0 -${Math.max(RISE.least, height).toFixed()}px`;
  const how: KeyframeAnimationOptions = { pseudoElement: PAIR, duration: Number(duration), fill: 'both' };
  root.animate(
    [
      { translate: 'none', easing: UP.easing },
      { translate, offset: UP.share, easing: DOWN_EASING },
      { translate: 'none' },
    ],
    how,
  );
  root.animate(
    [
      { background: left.color, easing: 'ease' },
      { background: 'var(--dot)', easing: 'ease', offset: OWN_COLOR_FROM },
      { background: reached.color, offset: UP.share },
      { background: reached.color },
    ],
    how,
  );
}

/** Once a page is in the document and scrolled: where the dot is, and how it came there. */
export function arrive(): void {
  isDrawn = false;
  const holder = hold();
  shown?.disconnect();
  for (const place of placesOfPage()) shown?.observe(place);
  reached = holder && restAt(holder);
}

/** Hands the dot on within a page when its place leaves the window. Returns what ends that. */
export function watchDot(): () => void {
  const noteSwipe = (event: PopStateEvent) => {
    isDrawn = event.hasUAVisualTransition;
  };
  shown = new IntersectionObserver(hold);
  addEventListener('popstate', noteSwipe);
  arrive();
  return () => {
    removeEventListener('popstate', noteSwipe);
    shown?.disconnect();
  };
}
