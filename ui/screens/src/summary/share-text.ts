/** Address of a summary that anybody may open. Spec: screens, summary link. */
export const summaryAddress = (origin: string, encodedId: string): string =>
  `${origin}/s/${encodeURIComponent(encodedId)}`

/** Opens WhatsApp with a message ready to be sent to anybody. */
export const whatsAppAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
