import { download } from '#src/browser/page/download.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { Order } from '#src/contract/order.ts';
import { downloadReceipt } from '#src/queries/order.ts';

/** What is said when a receipt could not be saved. */
export const receiptFailed = 'Doklad sa nepodarilo stiahnuť. Skús to o\u00A0chvíľu znova.';

/** Saves the receipt of a paid order under its number. @throws ApiError */
export async function saveReceipt({ id, receiptNumber }: Pick<Order, 'id' | 'receiptNumber'>): Promise<void> {
  download(await downloadReceipt(sendToApi, id), `doklad-${receiptNumber}.pdf`);
}
