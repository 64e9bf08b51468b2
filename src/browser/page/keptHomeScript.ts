/**
 * Runs as text of the home page behind the room of somebody who learns: what they saw there last is there with the first paint.
 */
import { keptHome, keptHomeId, presumedOwner } from '#src/browser/learning/keptHome.ts';

// Routes are read where there is no page, too.
const room = typeof document === 'undefined' ? null : document.getElementById(keptHomeId);
const html = room && keptHome.read(presumedOwner());
if (room && html) room.innerHTML = html;
