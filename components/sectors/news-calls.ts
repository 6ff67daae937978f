import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { sectorsContract } from '@/lib/contracts/sectors';

export const readSectorNews = (slug: string, cursor: string) =>
  createClient(sectorsContract, browserHttp()).news({ params: { slug }, query: { cursor } });
