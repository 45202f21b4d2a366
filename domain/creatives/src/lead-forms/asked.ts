import { wireEnum } from "@domain/kernel"

/** The questions of a lead form. Spec: enumerations, lead form fields. */
export const LeadFormField = wireEnum({ Name: 1, Email: 2, Phone: 3, ServiceNeeded: 4, City: 5 })
export type LeadFormField = typeof LeadFormField.Type

/**
 * The consents of a lead form: contact regarding services, newsletter, promotional messages, retargeting. Spec:
 * enumerations, consents.
 */
export const LeadFormConsent = wireEnum({ Contact: 1, Newsletter: 2, Promotions: 3, Retargeting: 4 })
export type LeadFormConsent = typeof LeadFormConsent.Type
