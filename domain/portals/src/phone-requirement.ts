import { wireEnum } from "@domain/kernel"

/** Whether a business phone must, may or cannot be given. Spec: enumerations, business phone requirement. */
export const PhoneRequirement = wireEnum({ required: 1, optional: 2, disabled: 3 })
export type PhoneRequirement = typeof PhoneRequirement.Type
