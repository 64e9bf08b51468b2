import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { arch, platform } from 'node:process';
import { brotliDecompressSync } from 'node:zlib';

const modules = join(import.meta.dirname, '../../node_modules');
const packed = join(modules, '@sparticuz/chromium');
const cache = join(modules, '.cache');

/** Its own libraries and its own fonts: what the machine has installed draws nothing. */
const starter = (fontsFile: string) => `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/${fontsFile}"
exec "$here/chromium" "$@"
`;
const fontsFile = (settings: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${settings}
</fontconfig>
`;
const ownFonts = '  <dir prefix="relative">fonts</dir>';

/** Typefaces that a visitor's phone or computer has, which stand in for those of the site until they have come. */
const systemFonts = [
  '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf',
];

/** What is written beside the program, by its name. */
const files: Record<string, string> = {
  'draw-fonts.conf': fontsFile(
    // Letters with hard edges make a page of text four times smaller as a PNG.
    `${ownFonts}\n  <match target="pattern"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>`,
  ),
  'visit-fonts.conf': fontsFile(`${ownFonts}\n  <dir prefix="relative">system-fonts</dir>`),
  draw: starter('draw-fonts.conf'),
  visit: starter('visit-fonts.conf'),
};

/** Whether the browser of the lockfile runs here: it is a program for Linux on x64. */
export const canPinBrowser = platform === 'linux' && arch === 'x64';

/**
 * The Chromium that comes as a package, so that the lockfile says which one draws and visits; it is unpacked when it is first
 * asked for.
 * @param use `draw` for pictures to compare, `visit` with the typefaces of a visitor's system
 * @throws Error where it does not run.
 */
export function pinnedBrowser(use: 'draw' | 'visit'): string {
  if (!canPinBrowser) throw new Error('The pinned Chromium runs on Linux with x64 only, a container for instance.');
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const settings = createHash('sha256')
    .update(JSON.stringify([files, systemFonts]))
    .digest('hex')
    .slice(0, 8);
  const folder = join(cache, `chromium-${version}-${settings}`);
  if (!existsSync(folder)) unpack(folder);
  return `${folder}/${use}`;
}

/** Beside its place and then into it, so that nobody starts half a browser. */
function unpack(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-'));
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packed, 'bin', name)));
  writeFileSync(`${draft}/chromium`, read('chromium.br'), { mode: 0o755 });
  for (const name of ['fonts.tar.br', 'al2023.tar.br']) {
    execFileSync('tar', ['-xf', '-', '--no-same-owner', '-C', draft], { input: read(name) });
  }
  mkdirSync(`${draft}/system-fonts`);
  for (const font of systemFonts) copyFileSync(join(modules, font), join(draft, 'system-fonts', basename(font)));
  for (const [name, text] of Object.entries(files)) writeFileSync(`${draft}/${name}`, text, { mode: 0o755 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
