/** A site's live chat with the address of its service (SHELL-3). */
export interface CompiledLiveChat {
  readonly status: boolean;
  readonly provider: string;
  readonly chatId: string;
  readonly imageId: string;
  /** Address of the service's script, with the placeholder `{chatId}`. */
  readonly script: string;
  /** Hosts its document may reach; `self` is the site. */
  readonly hosts: readonly string[];
}
