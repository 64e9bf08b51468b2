import { GameContainer } from './GameContainer.tsx';
import { newHost, type Opening, type Place } from './useOpenedPlaces.tsx';

/** The game whose button was pressed. */
export function openGame(button: HTMLElement): Opening | null {
  const box = button.closest('figure');
  if (!box) return null;
  const { run = '', title = '' } = button.dataset;
  const content = (place: Place) => {
    const onClose = () => {
      place.close();
      place.box.querySelector('button')?.focus();
    };
    return <GameContainer name={title} address={run} onClose={onClose} />;
  };
  return { box, host: newHost('program'), content };
}
