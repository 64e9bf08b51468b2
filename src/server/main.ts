/**
 * The production server: `node build/server/main.js`.
 * React picks its production or its development half when it is first imported, so the choice is made before the rest.
 */
process.env.NODE_ENV ||= 'production';
const [, , command = '', ...options] = process.argv;
if (command === 'backup' || command === 'restore') {
  const { runCommand } = await import('./backup/runCommand.ts');
  await runCommand(command, options);
} else if (command === 'db:after' || command === 'keys:rotate') {
  const { maintain } = await import('./maintain.ts');
  await maintain(command);
} else if (command === 'resize-images') {
  const { resizeImages } = await import('./services/media/resizeImage.ts');
  resizeImages();
} else {
  await import('./runServer.ts');
}

export {};
