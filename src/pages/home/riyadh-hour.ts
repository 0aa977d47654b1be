import type { Language } from '#shared/languages.ts';
import { formatTime } from '#shared/dates.ts';
import { LIGHTS, lightOverRiyadh, type Light } from '#shared/riyadh-light.ts';
import { everyMinute } from '#src/lib/every-minute.ts';
import { films, type Film } from '#src/ui/picture/films.ts';

/** What the hero shows of a moment. */
export interface RiyadhHour {
  /** As clocks in Riyadh say it. */
  time: string;
  /** Of that light, in the cut of the window. */
  filmIn: (cut: 'wide' | 'portrait') => Film;
}

interface Visit {
  /** The query of the address, which may ask for a light (rule:hero-hour). */
  search: string;
  language: Language;
}

/** Says the hour now and at every full minute while the tab shows, until `signal` ends it. */
export function followRiyadh(
  { search, language }: Visit,
  show: (hour: RiyadhHour) => void,
  signal: AbortSignal,
): void {
  const asked = new URLSearchParams(search).get('hour');
  const tell = (now: Date) => {
    const light = LIGHTS.find((each) => each === asked) ?? lightOverRiyadh(now);
    // The style sheets' part; before the first paint a script in the head has said the same.
    document.documentElement.dataset['light'] = light;
    show({ time: formatTime(now.toISOString(), language), filmIn: (cut) => filmOf(light, cut) });
  };
  everyMinute(tell, signal);
}

function filmOf(light: Light, cut: 'wide' | 'portrait'): Film {
  return films[`hour-${light}-${cut}`];
}
