import type { AnswerOf, PathOf, RequestOf } from './apiCall.ts';
import { ApiError, fillPath } from './apiClient.ts';

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
export async function uploadToApi<P extends PathOf<'POST'>>(
  door: UploadDoor,
  path: P,
  asked: RequestOf<'POST', P>,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<AnswerOf<'POST', P>> {
  const address = fillPath(path, asked);
  const token = await door.token();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', door.addressOf(address));
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, response } = request;
      if (status === 200) resolve(response);
      else reject(new ApiError(status, response?.code ?? 'unknown', address));
    };
    request.onerror = () => reject(new Error(`${address}: no answer`));
    request.send(file);
  });
}
