import { mirrored, emptyDrawing, remapped, STAGE, type Drawing, type Mapping } from './drawing.ts';
import { Gust } from './gust.ts';
import { colorsOf, inkAt, turningInk, type Colors } from './ink.ts';
import { Journey } from './journey.ts';
import { isInView, mayMove } from './may-move.ts';
import { stroke } from './stroke.ts';

const DURATION = 700;
/** Sharper is not seen. */
const SHARPEST = 2;
/** Where frames come too slowly for that, this is sharp enough. */
const SHARP_ENOUGH = 1.5;
/** A journey with fewer frames than this was too slow. */
const SMOOTH_FRAMES = DURATION / 24;

/** Where a figure is drawn. */
export interface Place {
  /** The canvas fills it, in front of what is there. */
  box: HTMLElement;
  /** The drawing that stands there while nothing moves. */
  still: SVGSVGElement;
  /** Its lines keep their weight in pixels, however large it is. */
  hasThinLines?: boolean;
}

let sharpest = SHARPEST;

/**
 * Forty lines that travel from figure to figure on one canvas. They stand in for a still drawing only while something
 * moves: at rest, and for those who want no motion, there is the drawing, in whatever colours and size the page has.
 */
export class FortyLines {
  readonly #drawings: ReadonlyMap<string, Drawing>;
  readonly #canvas = document.createElement('canvas');
  readonly #pen = this.#canvas.getContext('2d');
  readonly #gust = new Gust();
  #now = emptyDrawing();
  #name = '';
  #place: Place | undefined;
  #map: Mapping = { left: 0, top: 0, scaleX: 1, scaleY: 1, weight: 1 };
  #isMirrored = false;
  /** Where the still drawing begins and ends on the canvas, from left to right. */
  #sides = { left: 0, right: 0 };
  #journey: Journey | undefined;
  #start = 0;
  #frame = 0;
  #frames = 0;
  #atRest = () => {};
  #colors: { from: Colors; to: Colors } | undefined;

  /** @param drawings By their names, the `wind` among them. */
  constructor(drawings: ReadonlyMap<string, Drawing>) {
    this.#drawings = drawings;
    this.#canvas.ariaHidden = 'true';
  }

  /** Which figure stands where; nothing is drawn. */
  stand(name: string, place: Place): void {
    this.rest();
    this.#name = name;
    this.#place = place;
  }

  /**
   * Gathers the lines into a figure: from the wind, or from the figure where they were last, which may be the same.
   * Resolves when they have come to rest.
   */
  gather(name: string, place: Place, from: 'wind' | 'last'): Promise<void> {
    const colors = this.#colors?.to;
    const isUnderWay = this.#frame !== 0;
    const last = this.#name || name;
    const lastPlace = this.#place ?? place;
    this.stand(name, place);
    const wind = this.#drawings.get('wind');
    if (wind === undefined || !mayMove() || !isInView(place.box)) return Promise.resolve();
    this.#take(place);
    const air = this.#turned(wind);
    const before = isUnderWay ? this.#now : this.#turned(this.#drawings.get(last) ?? wind);
    const start = from === 'wind' ? air : remapped(before, mappingIn(lastPlace), this.#map);
    this.#journey = new Journey(start, this.#turned(this.#drawings.get(name) ?? wind), air);
    const to = colorsOf(this.#canvas);
    this.#colors = { from: to.before ?? (from === 'wind' ? to : (colors ?? to)), to };
    this.#start = performance.now();
    this.#frames = 0;
    this.#draw(this.#start);
    this.#next();
    return new Promise((resolve) => (this.#atRest = resolve));
  }

  /** The pointer blows over the figure: its place in the window, and how far it moved. */
  blow(x: number, y: number, dx: number, dy: number): void {
    const place = this.#place;
    if (place === undefined || !mayMove() || !this.#drawings.has(this.#name)) return;
    if (this.#frame === 0) {
      this.#take(place);
      const colors = colorsOf(this.#canvas);
      this.#colors = { from: colors, to: colors };
      this.#now = this.#turned(this.#drawings.get(this.#name) ?? this.#now);
      this.#next();
    }
    const { left, top } = this.#canvas.getBoundingClientRect();
    this.#gust.blow(x - left, y - top, dx, dy);
  }

  remove(): void {
    this.rest();
    this.#canvas.remove();
  }

  /** The canvas comes in for the still drawing, and lies on the stage as that does. */
  #take(place: Place): void {
    const { box, still } = place;
    if (this.#canvas.parentElement !== box) box.append(this.#canvas);
    this.#canvas.hidden = false;
    const whole = this.#canvas.getBoundingClientRect();
    const drawing = still.getBoundingClientRect();
    const ratio = Math.min(devicePixelRatio, sharpest);
    this.#canvas.width = Math.round(whole.width * ratio);
    this.#canvas.height = Math.round(whole.height * ratio);
    this.#pen?.setTransform(ratio, 0, 0, ratio, 0, 0);
    const left = drawing.left - whole.left;
    this.#sides = { left, right: left + drawing.width };
    this.#map = mappingIn(place);
    this.#isMirrored = getComputedStyle(still).scale.startsWith('-');
    still.style.visibility = 'hidden';
  }

  #turned(drawing: Drawing): Drawing {
    return this.#isMirrored ? mirrored(drawing) : drawing;
  }

  #next(): void {
    this.#frame = requestAnimationFrame((time) => {
      if (mayMove() && this.#draw(time)) this.#next();
      else this.rest();
    });
  }

  /** Draws one frame; whether there is to be another. */
  #draw(time: number): boolean {
    if (this.#pen === null || this.#colors === undefined) return false;
    const share = Math.min(1, Math.max(0, (time - this.#start) / DURATION));
    this.#frames += 1;
    this.#gust.fade(time);
    this.#journey?.at(share, this.#now);
    const { from, to } = this.#colors;
    const { width, height } = this.#canvas;
    this.#pen.globalAlpha = 1;
    this.#pen.clearRect(0, 0, width, height);
    const [start, end] = this.#isMirrored
      ? [this.#sides.right, this.#sides.left]
      : [this.#sides.left, this.#sides.right];
    const ink = to.end === undefined ? inkAt(share, from, to) : turningInk(this.#pen, to, start, end);
    stroke(this.#pen, this.#now, this.#map, ink, this.#gust);
    if (share === 1 && this.#journey) this.#arrive();
    return this.#journey !== undefined || this.#gust.isBlowing;
  }

  #arrive(): void {
    this.#journey = undefined;
    if (this.#frames < SMOOTH_FRAMES) sharpest = SHARP_ENOUGH;
  }

  /** Hands over to the still drawing. */
  rest(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#journey = undefined;
    this.#gust.calm();
    this.#canvas.hidden = true;
    this.#place?.still.style.removeProperty('visibility');
    this.#atRest();
  }
}

/** How the stage lies where a figure stands. */
function mappingIn({ box, still, hasThinLines = false }: Place): Mapping {
  const whole = box.getBoundingClientRect();
  const drawing = still.getBoundingClientRect();
  const { width, height } = still.viewBox.baseVal;
  const scaleY = drawing.height / STAGE.stillHeight;
  const scaleX = drawing.width / ((STAGE.stillHeight * width) / height);
  return {
    left: drawing.left - whole.left + drawing.width / 2 - (STAGE.width / 2) * scaleX,
    top: drawing.top - whole.top,
    scaleX,
    scaleY,
    weight: hasThinLines ? 1 : scaleX,
  };
}
