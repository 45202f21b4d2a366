import type { Usage } from "../testing/usage.ts"

export const usage: Usage = {
  use: "An explanation of a word or number, one sentence long, for whoever points at it or moves the focus there.",
  instead: {
    banner: "Everybody must read it.",
    "text-field": "It explains a field: use the field's hint, which is always seen.",
  },
  dos: [
    "Explain a term: “All costs divided by all leads.”",
    "Put it on something that takes focus, so that the keyboard reaches it.",
  ],
  donts: [
    "Don't put a needed fact there, such as a fee: on phones nobody points.",
    "Don't put links or buttons inside.",
    "Don't repeat the words it hangs on.",
  ],
}
