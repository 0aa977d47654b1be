import { addressOf } from '#shared/languages.ts';
import { SCREEN, type Journey } from '../journey.ts';

const SHOWCASE = '#business-paths-showcase';

export const home: Journey = {
  name: 'meet the home page, choose a path, stop what moves',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/', own));
    await visitor.shows('#hero h1');
    await visitor.sees('the picture of the hour', hasStill);
    await visitor.sees('the hour in Riyadh', () =>
      [...document.querySelectorAll('#hero h1 ~ p')].some(({ textContent }) => /\d:\d\d/.test(textContent)),
    );

    await visitor.click(`${SHOWCASE} [data-item]:nth-child(3) button`);
    await visitor.shows(`${SHOWCASE} [data-item]:nth-child(3) #showcase-detail`);
    await visitor.has(`${SHOWCASE} [aria-expanded=true]`, 1);

    await visitor.sees('something that moves', isMoving);
    await visitor.click('#hero [data-pause]');
    await visitor.shows(':root[data-motion=paused]');
    await visitor.sees('everything still', () =>
      [...document.querySelectorAll('video')].every(({ paused }) => paused),
    );
    await visitor.sees('no row moving', isStill);
    await visitor.click('#hero [data-pause]');
    await visitor.shows(':root[data-motion=running]');
    await visitor.sees('what moved move again', isMoving);
  },
};

/** Movement without end is what a switch is owed for. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity);

const isStill = () =>
  !document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity);

/** The browser has the picture that the style sheet chose, or can have it. */
function hasStill(): boolean {
  const still = document.querySelector('#hero [data-picture] > div');
  const [, address = ''] =
    /url\("([^"]+)"/.exec(still === null ? '' : getComputedStyle(still).backgroundImage) ?? [];
  const known: unknown = Reflect.get(window, 'still');
  const picture = known instanceof Image ? known : Object.assign(new Image(), { src: address });
  Reflect.set(window, 'still', picture);
  return picture.complete && picture.naturalWidth > 0;
}
