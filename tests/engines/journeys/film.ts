import { addressOf } from '#shared/languages.ts';
import { SCREEN, type Journey } from '../journey.ts';

export const film: Journey = {
  name: 'watch the film',
  window: SCREEN,
  async make(visitor, own) {
    await visitor.open(addressOf('/media/article-2', own));
    await visitor.shows('main video');
    const plays = await visitor.read(() => {
      const player = document.querySelector('main video');
      return [...(player?.querySelectorAll('source') ?? [])].some(
        ({ type }) => document.createElement('video').canPlayType(type) !== '',
      );
    });
    if (plays !== true) {
      await visitor.hides('main video ~ button');
      await visitor.shows('#video a[download]');
      return;
    }
    await visitor.click('main video ~ button');
    await visitor.hides('main video ~ button');
    await visitor.holdsFocus('main video');
    await visitor.sees('the film move', () => (document.querySelector('video')?.currentTime ?? 0) > 0);
    // WebKit's player takes a key only on one of its own buttons, which no page can see.
    if (visitor.engine.name === 'WebKit') return;
    await visitor.press(' ');
    await visitor.sees('the film stand', () => document.querySelector('video')?.paused);
  },
};
