import { CreateAccessKeys1796000000000 } from './1796000000000-create-access-keys';

/** Every migration there is. TypeORM orders them by the 13 digits at the end of the class's name. */
export const migrations = [CreateAccessKeys1796000000000] as const;
