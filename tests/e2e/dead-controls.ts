import type { Page } from '@playwright/test';
import { recordEvidence } from '../evidence.ts';

const CONTROLS = 'a, button, summary, input, select, textarea, [tabindex="0"]';

/**
 * The controls that are seen and do nothing when they are pressed before any script: none leads somewhere, opens
 * something, is sent to an address that answers, or says that it is disabled. `keeps` tells whether a script will still
 * come, to which presses are kept.
 */
export async function deadControls(page: Page, keeps: boolean): Promise<string[]> {
  const { dead, pressed } = await page.evaluate(
    ([controls, isKept]) => {
      const openParts = () => [...document.querySelectorAll('details[open], :popover-open')];
      /** Pressed twice, so that it stands as it stood. */
      const opensOrCloses = (control: HTMLElement) => {
        const before = openParts();
        control.click();
        const after = openParts();
        const isChanged = after.length !== before.length || after.some((part) => !before.includes(part));
        control.click();
        return isChanged;
      };
      const answers = (control: HTMLElement): boolean => {
        if (control.matches(':disabled, [aria-disabled=true], [role=tab][aria-selected=true]')) return true;
        if (control.matches('[data-slider-track], [role=tabpanel], video')) return true;
        if (control.matches('a')) return control.matches('[href]:not([href=""], [href="#"])');
        if (control.matches('summary, [popovertarget]')) return opensOrCloses(control);
        const form = control.closest('form');
        if (form !== null && !control.matches('[type=button]')) {
          return isKept || !form.matches('[data-needs-script]');
        }
        if (!isKept) return false;
        control.click();
        return window.keptPresses.has(control);
      };
      const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) =>
        control.checkVisibility({ visibilityProperty: true }),
      );
      return {
        dead: seen.filter((control) => !answers(control)).map(({ outerHTML }) => outerHTML.slice(0, 160)),
        pressed: seen.length,
      };
    },
    [CONTROLS, keeps] as const,
  );
  recordEvidence('controls', { page: page.url(), controls: pressed });
  return dead;
}
