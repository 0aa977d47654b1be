import { pictureAddress } from './picture-address.ts';
import { pictureWidths } from './picture-widths.ts';
import { pictures, type PictureName } from './pictures.ts';

interface Props {
  name: PictureName;
  /** Empty where the picture only sets the mood. */
  alternative: string;
  /** How wide it shows, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The page's largest picture on the first screen: fetched first, not lazily. */
  isFirst?: boolean;
  /** The style sheet shows one of several: it is fetched once it is known to be shown. */
  isOneOfSeveral?: boolean;
}

/** A picture of the artwork in the formats and widths that the generators wrote, AVIF first. */
export function Picture({
  name,
  alternative,
  sizes,
  className,
  isFirst = false,
  isOneOfSeveral = false,
}: Props) {
  const [width, height] = pictures[name];
  const widths = pictureWidths(width);
  const sources = (format: 'avif' | 'webp') =>
    widths.map((pixels) => `${pictureAddress(name, pixels, format)} ${pixels}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureAddress(name, widths.at(-1) ?? width, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alternative}
        loading={isFirst && !isOneOfSeveral ? 'eager' : 'lazy'}
        // Decoded later, it would be missing whenever it is drawn anew: when the window is turned, or the page captured.
        decoding="sync"
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
