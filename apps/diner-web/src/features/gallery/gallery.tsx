import type { GalleryPicture } from '@comanda/contracts';
import { ChevronIcon, IconButton, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import styles from './gallery.module.css';
import { LargePictures } from './large-pictures';

type GalleryProps = { readonly pictures: readonly GalleryPicture[] };

/** A restaurant's pictures, each to be had large; from one to the next without going back. */
export function Gallery({ pictures }: GalleryProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState(0);
  const shown = pictures[position];
  const count = pictures.length;

  function titleOf({ caption }: { readonly caption: string }): string {
    return caption === '' ? t('venue.gallery.title') : caption;
  }
  function show(index: number) {
    setPosition((index + count) % count);
    setOpen(true);
  }

  return (
    <>
      <ul className={styles.grid}>
        {pictures.map(({ key, image, caption }, index) => (
          <li key={key}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('venue.gallery.enlarge', { caption: titleOf({ caption }) })}
              onClick={() => show(index)}
            >
              <span className={styles.media}>
                <FoodPicture
                  image={image}
                  ratio="4 / 3"
                  sizes="(min-width: 48rem) 22rem, 92vw"
                  isPriority={index === 0}
                />
              </span>
              {caption !== '' && (
                <span className={styles.caption} dir="auto">
                  {caption}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={titleOf(shown ?? { caption: '' })}
        closeLabel={t('common.close')}
        footer={
          count > 1 && (
            <div className={styles.steps}>
              <IconButton
                label={t('venue.gallery.previous')}
                icon={
                  <span className={styles.previous}>
                    <ChevronIcon />
                  </span>
                }
                onClick={() => show(position - 1)}
              />
              <span role="status">
                {t('venue.gallery.position', { n: position + 1, of: count })}
              </span>
              <IconButton
                label={t('venue.gallery.next')}
                icon={<ChevronIcon />}
                onClick={() => show(position + 1)}
              />
            </div>
          )
        }
      >
        <LargePictures pictures={pictures} position={position} isOpen={isOpen} onPosition={show} />
      </Sheet>
    </>
  );
}
