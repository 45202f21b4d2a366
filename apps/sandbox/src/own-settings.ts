/** What the sandbox itself is set up with; the product's HOST, and the keys of its twins, count too. */
export const sandboxOwnSettings = {
  SANDBOX_PORT: {
    usual: "4010",
    meaning: "the port of the control room and of every stand-in, and of its name server by UDP",
  },
  SMTP_PORT: { usual: "4011", meaning: "the port of its mail server" },
  WEBHOOK_TARGET: { usual: "http://localhost:4000", meaning: "the origin of the api that its notices go to" },
  SANDBOX_STATE: { usual: "", meaning: "a file that keeps its state between starts; without one it forgets" },
  MARKET_SPEED: { usual: "120", meaning: "the seconds in which one day's budget is delivered" },
} as const
