/** The usual questions, as prompts that a person picks: their words are `assistantTools:prompts.<name>.title` and `.text`. */
export const promptNames = ["lastWeek", "needsMe", "whoWaits", "draftCampaign"] as const
export type PromptName = (typeof promptNames)[number]

/** The name of a prompt on the wire. */
export const wireName = (name: PromptName): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
