import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something stands open over the page. It belongs to the page that it was opened on: a navigation closes it. */
export function useOpenedHere() {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: openedOn === key,
    /** Its code is needed from then on, also while it closes. */
    wasOpened,
    open: () => {
      setOpenedOn(key);
      setWasOpened(true);
    },
    close: () => setOpenedOn(null),
  };
}
