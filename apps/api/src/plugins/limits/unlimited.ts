import type { OperationId } from '@comanda/contracts/routes';

const BY_STAFF = 'only staff who are signed in can call it, and each call is in the record of acts';
const BY_STAFF_OR_DEVICE = 'only staff and paired devices can call it';
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
  cancelTerminalPayment: BY_STAFF_OR_DEVICE,
  captureTerminalPayment: BY_STAFF_OR_DEVICE,
  claimPrint: BY_STAFF_OR_DEVICE,
  getTerminalStatus: BY_STAFF_OR_DEVICE,
  listOrderActs: BY_STAFF_OR_DEVICE,
  markOrderSeen: BY_STAFF_OR_DEVICE,
  placeTerminal: BY_STAFF_OR_DEVICE,
  startTerminalSale: BY_STAFF_OR_DEVICE,
  examineServer: BY_OPERATOR,
  exportBundle: BY_OPERATOR,
  forgetNumber: BY_OPERATOR,
  importBundle: BY_OPERATOR,
};
