/** Whether embed mode is on: asked for by `embed=true`, and kept for the visit since the parameter does not travel. Spec: screens and routes. */
export const isEmbedMode = (parameter: string | null | undefined, wasEmbedded = false): boolean =>
  parameter === "true" || (wasEmbedded && parameter !== "false")
