/** The key under which Firebase keeps a session begins with it. */
export const sessionKeyPrefix = 'firebase:authUser:';
