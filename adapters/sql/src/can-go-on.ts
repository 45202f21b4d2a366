import pg from "pg"

/** After a statement's own error a connection goes on; after a fatal one, its socket's, or one in unknown words it does not. */
export const canGoOn = (cause: unknown): boolean => cause instanceof pg.DatabaseError && cause.severity === "ERROR"
