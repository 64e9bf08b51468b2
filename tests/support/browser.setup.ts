import { configure } from '@testing-library/react';

// What a machine that others keep busy shows later than in the usual second is there all the same.
configure({ asyncUtilTimeout: 10_000 });
