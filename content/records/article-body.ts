import type { Illustration } from '../facts/illustrations.ts';
import type { ExternalHref, Href } from '../facts/paths.ts';

/** A run of text: plain, or pieces of which some are marked. Short keys, since it travels in the page. */
export type Inline = string | readonly InlinePiece[];
export type InlinePiece =
  | string
  | { readonly b: Inline }
  | { readonly em: Inline }
  | { readonly a: Inline; readonly to: Href }
  | { readonly a: Inline; readonly out: ExternalHref };

/** One block of an article, named by its element. */
export type Block =
  | { readonly p: Inline }
  | { readonly h3: Inline }
  | { readonly ul: readonly Inline[] }
  | { readonly ol: readonly Inline[] }
  | { readonly quote: readonly Inline[] }
  | { readonly table: { readonly head: readonly Inline[]; readonly rows: readonly (readonly Inline[])[] } }
  | { readonly picture: Illustration; readonly alt: string; readonly caption?: string };

/** The text of an article: what stands before the first heading, then its sections. */
export interface ArticleBody {
  readonly opening: readonly Block[];
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
}
