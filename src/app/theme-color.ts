import themes from '#src/styles/themes.css?raw';
import tokens from '#src/styles/tokens.css?raw';

/** In the order of the document's tags; the pre-paint script reads their media. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;

/** The ground of every page by day and by night, for the browser's own bars. Only where pages are rendered: a browser has the files. */
export const THEME_COLORS = coloursOf('--ground');

function coloursOf(role: string) {
  const [, light, dark] =
    new RegExp(`^\\s*${role}: light-dark\\(var\\((--[\\w-]+)\\), var\\((--[\\w-]+)\\)\\);`, 'm').exec(
      themes,
    ) ?? [];
  return { light: primitive(light), dark: primitive(dark) };
}

function primitive(name = 'no name'): string {
  const value = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
  return value;
}
