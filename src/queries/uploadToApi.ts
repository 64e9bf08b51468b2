import { ApiError } from './apiClient.ts';

/** Where the API is, and with whose token it is called. */
export interface UploadDoor {
  addressOf: (path: string) => string;
  token: () => Promise<string | null>;
}

/**
 * Sends a file to the API as it is, and reads the JSON that it answers; `onProgress` hears the part that is sent, 0 to 1. Not by
 * `fetch`, which says nothing on the way.
 * @throws ApiError for every answer that is not a success, Error when none came
 */
export async function uploadToApi<T>(
  door: UploadDoor,
  path: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<T> {
  const token = await door.token();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', door.addressOf(path));
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status === 200) return resolve(answer as T);
      reject(new ApiError(request.status, (answer as { code?: string } | null)?.code ?? 'unknown', path));
    };
    request.onerror = () => reject(new Error(`${path}: no answer`));
    request.send(file);
  });
}
