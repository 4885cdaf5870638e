export { isPhoneValid, prepareToCheckPhones } from './check-phone';
export { CodeForm } from './code-form';
export { ContactForm } from './contact-form';
export { NoteField } from './note-field';
export { PhoneField } from './phone-field';
export { TextReceiptForm } from './text-receipt-form';
