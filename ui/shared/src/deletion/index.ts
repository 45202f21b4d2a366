export { DeletionObstacles, DeletionPlanView } from "./deletion-plan.tsx"
export { WaitingDeletion } from "./waiting-deletion.tsx"
