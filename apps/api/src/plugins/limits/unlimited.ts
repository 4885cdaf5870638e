import type { OperationId } from '@comanda/contracts/routes';

const BY_STAFF = 'only staff who are signed in can call it, and each call is in the record of acts';
const BY_THE_HOUSE = 'only staff and paired devices can call it';
const BY_OPERATOR = 'only the holder of the machine’s key can call it';

/** Calls that write and have no limit, each with the reason. */
export const UNLIMITED: Readonly<Partial<Record<OperationId, string>>> = {
  acceptOrder: BY_STAFF,
  closeWaiterCall: BY_STAFF,
  markOrderPaid: BY_STAFF,
  openTerminalPayment: BY_STAFF,
  refundOrder: BY_STAFF,
  rejectOrder: BY_STAFF,
  resendDelivery: BY_STAFF,
  revokeDevice: BY_STAFF,
  setDeviceOpen: BY_STAFF,
  setDeliveryStatus: BY_STAFF,
  setItemStock: BY_STAFF,
  setModifierStock: BY_STAFF,
  textReceipt: BY_STAFF,
  setOrderStatus: BY_STAFF,
  setRestaurantState: BY_STAFF,
  undoOrderStatus: BY_STAFF,
  signOutStaff: BY_STAFF,
  cancelTerminalPayment: BY_THE_HOUSE,
  captureTerminalPayment: BY_THE_HOUSE,
  claimPrint: BY_THE_HOUSE,
  getTerminalStatus: BY_THE_HOUSE,
  markOrderSeen: BY_THE_HOUSE,
  placeTerminal: BY_THE_HOUSE,
  startTerminalSale: BY_THE_HOUSE,
  examineServer: BY_OPERATOR,
  exportBundle: BY_OPERATOR,
  forgetNumber: BY_OPERATOR,
  importBundle: BY_OPERATOR,
};
