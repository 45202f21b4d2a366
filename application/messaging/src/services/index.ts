export { type OwnedDraft, OwnerMails } from "./owner-mails.ts"
