import type { Page } from '@playwright/test';

/** Words whose contrast to the pixels behind them is too low: `text: ratio`. */
export type Faint = string;

/**
 * Looks at the pixels behind each line of the words that a selector finds, with the words themselves made invisible, and
 * returns those lines of which more than one pixel in a hundred has less contrast to the words' colour than `least`.
 */
export async function faintWords(page: Page, selector: string, least: number): Promise<Faint[]> {
  const words = page.locator(selector);
  const setInk = (color: string) =>
    words.evaluateAll((elements, value) => {
      // Not the colour itself, which changes over time.
      for (const element of elements) {
        if (element instanceof HTMLElement) element.style.webkitTextFillColor = value;
      }
    }, color);
  await setInk('transparent');
  const picture = await page.screenshot({ animations: 'disabled' });
  await setInk('');
  return page.evaluate(
    async ([address, sought, ratio]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('No canvas.');
      const scale = image.width / innerWidth;
      const luminanceOf = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray) => {
        const linear = (channel: number) =>
          channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      };
      const faint: string[] = [];
      for (const element of document.querySelectorAll(sought)) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        context.fillStyle = getComputedStyle(element).color;
        context.fillRect(0, 0, 1, 1);
        const ink = luminanceOf(context.getImageData(0, 0, 1, 1).data);
        context.drawImage(image, 0, 0);
        const range = document.createRange();
        range.selectNodeContents(element);
        for (const line of range.getClientRects()) {
          const [left, top] = [Math.max(0, line.left * scale), Math.max(0, line.top * scale)];
          const [width, height] = [line.width * scale, line.height * scale];
          if (width < 1 || height < 1 || top + height > image.height) continue;
          const { data } = context.getImageData(left, top, width, height);
          const ratios: number[] = [];
          for (let at = 0; at < data.length; at += 4) {
            const ground = luminanceOf(data.subarray(at, at + 3));
            ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
          }
          const worst = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 100)] ?? 0;
          if (worst < ratio) faint.push(`${element.textContent.slice(0, 24)}: ${worst.toFixed(2)}`);
        }
      }
      return faint;
    },
    [`data:image/png;base64,${picture.toString('base64')}`, selector, least] as const,
  );
}
