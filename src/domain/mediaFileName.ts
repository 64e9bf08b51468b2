/** What a file of the private media folder may be called: nothing that leads out of the folder. */
export const mediaFileName = /^[a-z0-9][a-z0-9-]*\.(?:mp4|webm|vtt|webp|jpg|png)$/;
