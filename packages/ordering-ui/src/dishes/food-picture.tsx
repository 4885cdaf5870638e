import type { Image } from '@comanda/contracts';
import { Picture } from '@comanda/ui';

type FoodPictureProps = {
  readonly image: Image;
  /** Crop ratio; a mark is not cropped, and may be transparent. */
  readonly ratio?: '4 / 3' | '16 / 9';
  /** How wide it will stand, as in the HTML attribute. */
  readonly sizes: string;
  readonly isPriority?: boolean;
  /** Alternative text where no text beside it serves. */
  readonly alt?: string;
};

// The text beside it names the dish; saying it twice helps nobody.
const NAMED_BESIDE = '';

/** A restaurant's picture in the widths the server offers. */
export function FoodPicture(props: FoodPictureProps) {
  const { image, ratio, sizes, isPriority = false, alt = NAMED_BESIDE } = props;
  return (
    <Picture
      src={pictureUrl(image, Math.max(...image.widths))}
      sources={[webpSource(image)]}
      sizes={sizes}
      alt={alt}
      width={image.width}
      height={image.height}
      ratio={ratio}
      color={ratio && image.colour}
      isPriority={isPriority}
    />
  );
}

/** A picture in all its widths, as a browser chooses among them. */
export function webpSource(image: Image): { readonly type: string; readonly srcSet: string } {
  const widths = image.widths.map((width) => `${pictureUrl(image, width)} ${width}w`);
  return { type: 'image/webp', srcSet: widths.join(', ') };
}

function pictureUrl(image: Image, width: number): string {
  return `${image.path}-${width}.webp`;
}
