import type { Image } from '@comanda/contracts';
import { Picture } from '@comanda/ui';

type FoodPictureProps = {
  readonly image: Image;
  readonly ratio: '4 / 3' | '16 / 9';
  /** How wide it will stand, as in the HTML attribute. */
  readonly sizes: string;
  readonly isPriority?: boolean;
};

// The text beside it names the dish; saying it twice helps nobody.
const NAMED_BESIDE = '';

/** A restaurant's picture in the widths the server offers. */
export function FoodPicture({ image, ratio, sizes, isPriority = false }: FoodPictureProps) {
  const srcSet = image.widths.map((width) => `${pictureUrl(image, width)} ${width}w`).join(', ');
  return (
    <Picture
      src={pictureUrl(image, Math.max(...image.widths))}
      sources={[{ type: 'image/webp', srcSet }]}
      sizes={sizes}
      alt={NAMED_BESIDE}
      width={image.width}
      height={image.height}
      ratio={ratio}
      color={image.colour}
      isPriority={isPriority}
    />
  );
}

function pictureUrl(image: Image, width: number): string {
  return `${image.path}-${width}.webp`;
}
