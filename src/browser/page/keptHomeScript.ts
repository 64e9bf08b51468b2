/**
 * Runs as text of the home page behind the room of somebody who learns: what they saw there last is there with the first paint.
 */
import { keptHome, keptHomeId, presumedOwner } from '#src/browser/learning/keptHome.ts';

const html = keptHome.read(presumedOwner());
const room = document.getElementById(keptHomeId);
if (room && html) room.innerHTML = html;
