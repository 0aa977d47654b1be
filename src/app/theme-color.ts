import tokens from '#src/styles/tokens.css?raw';

/** The ground of every page, for the browser's own bars. Only where pages are rendered: a browser has the file. */
export const THEME_COLOR = colorOf('--ground');

/** The value of a token as the light ground has it, through the tokens that it names. */
function colorOf(token: string): string {
  const value = new RegExp(`^\\s*${token}: ([^;]+);`, 'm').exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no ${token}.`);
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return named === undefined ? value : colorOf(named);
}
