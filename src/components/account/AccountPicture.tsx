import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { Avatar } from '#src/components/ui/Avatar.tsx';

interface Props {
  name: string;
  /** From the identity provider; initials stand in its place when there is none or it fails to load. */
  photoURL: string | null;
  size?: 'medium' | 'large';
}

export const accountPictureVariants = { size: { medium: 'size-11', large: 'size-24' } };

const look = cva('shrink-0 rounded-full bg-accent-soft object-cover', { variants: accountPictureVariants });

/** A learner's picture or initials in a circle of a fixed size; the name itself stands beside it. */
export function AccountPicture({ name, photoURL, size = 'medium' }: Props) {
  const [failedURL, setFailedURL] = useState<string | null>(null);
  if (!photoURL || photoURL === failedURL) return <Avatar name={name} size={size} />;
  const side = size === 'large' ? 96 : 44;
  return (
    <img
      src={photoURL}
      alt=""
      width={side}
      height={side}
      // Google refuses its pictures to pages that say where they are.
      referrerPolicy="no-referrer"
      onError={() => setFailedURL(photoURL)}
      className={look({ size })}
    />
  );
}
